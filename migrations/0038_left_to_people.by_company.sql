-- What waits and has been changed since its import may have been undone: nothing of it is done without a person again.
update bank_transactions set is_left_to_people = true
where company_id = $1 and status in ('unmatched', 'suggested', 'partially_applied') and version > 2 and not is_left_to_people;
