create index concurrently plan_periods_renewing on plan_periods (ends_at) where renews;
