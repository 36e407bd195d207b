-- What a company that made itself has done of its first steps; null for all others, and once it is not asked any more.
alter table companies add column first_steps text[];
