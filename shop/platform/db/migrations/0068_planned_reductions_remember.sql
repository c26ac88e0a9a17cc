DROP INDEX "planned_reductions_due";--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "undone_by_id" integer;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "undone_by_name" text;--> statement-breakpoint
ALTER TABLE "planned_prices" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "planned_prices" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "planned_prices" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "planned_reductions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_undone_by_id_staff_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_prices_waiting" ON "planned_prices" USING btree ("reduction_id") WHERE begun_at is null;--> statement-breakpoint
CREATE INDEX "planned_prices_running" ON "planned_prices" USING btree ("reduction_id") WHERE begun_at is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "planned_reductions_open" ON "planned_reductions" USING btree ("starts_at") WHERE ended_at is null;--> statement-breakpoint
-- Plans of before: those that run go back to the regular price, as they would have.
UPDATE "planned_reductions" SET "ended_at" = coalesce("cancelled_at", "ends_at") WHERE ("cancelled_at" is not null and "begun_at" is null) or "ends_at" <= now();--> statement-breakpoint
UPDATE "planned_prices" x SET "begun_at" = r."begun_at", "before" = jsonb_build_object('price', coalesce(s."regular_price", s."price"), 'regularPrice', null, 'isPromotion', false, 'promotionUntil', null)
FROM "planned_reductions" r, "sizes" s WHERE r."id" = x."reduction_id" and s."id" = x."size_id" and r."begun_at" is not null and r."ended_at" is null and s."price" = x."price";
