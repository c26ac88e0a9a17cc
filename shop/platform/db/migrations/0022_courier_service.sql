ALTER TABLE "couriers" ADD COLUMN "asks_client_number" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "fault" text DEFAULT '' NOT NULL;