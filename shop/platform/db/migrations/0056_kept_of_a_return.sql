DROP INDEX "orders_pay_back";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_pay_back" ON "orders" USING btree ("placed_at","id") WHERE "orders"."paid" - "orders"."refunded" > case when "orders"."state" in ('cancelled', 'returned') then "orders"."kept" else "orders"."total_gross" end;--> statement-breakpoint
-- Orders that came back whole by a return the shop merely allowed, before there was a word for what stays.
UPDATE "orders" SET "kept" = least("paid", "total_gross") - "refunded"
WHERE "state" = 'returned' AND least("paid", "total_gross") > "refunded" AND EXISTS (
  SELECT FROM "returns" WHERE "returns"."order_id" = "orders"."id" AND "returns"."state" = 'refunded' AND "returns"."withdrawal_id" IS NULL
);
