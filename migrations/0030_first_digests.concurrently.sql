create index concurrently digests_due_first on digests_due (due_at) where not on_test_clock;
