-- The day of the last message to an address, whichever customer has it.
create index concurrently reminder_messages_to_address on reminder_messages (company_id, channel, address, sent_on)
  where address is not null;
