DROP INDEX "points_entries_once";--> statement-breakpoint
ALTER TABLE "complaint_events" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "points_entries" ADD COLUMN "claim" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "points_entries_once" ON "points_entries" USING btree ("order_id","reason","claim");