ALTER TABLE "couriers" ADD COLUMN "rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "deadline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "weekdays" integer[] DEFAULT '{1,2,3,4,5}' NOT NULL;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "postcodes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;