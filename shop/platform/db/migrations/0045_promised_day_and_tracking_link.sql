ALTER TABLE "couriers" ADD COLUMN "tracking_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_day" text;