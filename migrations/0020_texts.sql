-- Texts of a company's own in the place of the built-in ones, for one language and tone. A text that is null is the
-- built-in one. What they may hold is checked when they are set.
create table reminder_texts (
  company_id bigint not null references companies,
  locale text not null,
  tone text not null check (tone in ('friendly', 'firm', 'final')),
  subject text,
  opening text,
  closing text,
  updated_at timestamptz not null,
  primary key (company_id, locale, tone),
  check (subject is not null or opening is not null or closing is not null)
);

grant select, insert, update, delete on reminder_texts to duebook_tenant;
alter table reminder_texts enable row level security;
create policy own_company on reminder_texts to duebook_tenant
  using (company_id = current_setting('duebook.company_id')::bigint);
