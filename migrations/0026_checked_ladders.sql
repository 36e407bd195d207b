alter table receivables validate constraint receivables_said_check;
