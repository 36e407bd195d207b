-- A plan period that is followed by another one when it ends. Only the last one of a company can be.
alter table plan_periods add column renews boolean not null default false;
