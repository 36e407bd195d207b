alter table reminder_messages
  -- The message as it was decided on, for what follows from its outcome.
  add column decided jsonb,
  -- The recipient of a message to a customer, as addresses are compared. A column of its own, because row-level security
  -- lets no function look for rows in an index.
  add column address text collate "C";
