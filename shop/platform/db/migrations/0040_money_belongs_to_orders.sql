-- The shop never deletes an order, a payment, a card or a code. What somebody deleted by hand leaves rows that nothing shows any more:
DELETE FROM "payment_notices" WHERE "payment_id" NOT IN (SELECT p."id" FROM "payments" p JOIN "orders" o ON o."id" = p."order_id");--> statement-breakpoint
DELETE FROM "gift_card_uses" WHERE "order_id" NOT IN (SELECT "id" FROM "orders") OR "payment_id" NOT IN (SELECT p."id" FROM "payments" p JOIN "orders" o ON o."id" = p."order_id");--> statement-breakpoint
DELETE FROM "payments" WHERE "order_id" NOT IN (SELECT "id" FROM "orders");--> statement-breakpoint
DELETE FROM "rebate_uses" WHERE "order_id" NOT IN (SELECT "id" FROM "orders");--> statement-breakpoint
DELETE FROM "points_entries" WHERE "customer_id" NOT IN (SELECT "id" FROM "customers");--> statement-breakpoint
-- These still count or are still shown, and stay without what is gone:
UPDATE "points_entries" SET "order_id" = NULL WHERE "order_id" NOT IN (SELECT "id" FROM "orders");--> statement-breakpoint
UPDATE "payments" SET "method_id" = NULL WHERE "method_id" NOT IN (SELECT "id" FROM "payment_methods");--> statement-breakpoint
UPDATE "rebate_uses" SET "customer_id" = NULL WHERE "customer_id" NOT IN (SELECT "id" FROM "customers");--> statement-breakpoint
-- Orders show the code they used: one that is gone comes back as deleted.
INSERT INTO "rebates" ("id", "code", "name", "effect", "blocked", "deleted")
SELECT DISTINCT ON ("rebate_id") "rebate_id", '-' || "rebate_id", "name", "effect", true, true FROM "rebate_uses"
WHERE "rebate_id" NOT IN (SELECT "id" FROM "rebates") ORDER BY "rebate_id", "id";--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_uses" ADD CONSTRAINT "rebate_uses_rebate_id_rebates_id_fk" FOREIGN KEY ("rebate_id") REFERENCES "public"."rebates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_uses" ADD CONSTRAINT "rebate_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_uses" ADD CONSTRAINT "rebate_uses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;