ALTER TABLE "return_lines" ADD COLUMN "restocked" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("order_id") WHERE "refunds"."paid_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("kind","claim_id","key") WHERE "refunds"."key" <> '';--> statement-breakpoint
CREATE INDEX "payment_refunds_refund" ON "payment_refunds" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_open" ON "payment_refunds" USING btree ("state") WHERE "payment_refunds"."state" in ('asked', 'accepted', 'by-hand');--> statement-breakpoint
-- What was booked before had gone.
UPDATE "refunds" SET "paid_at" = "at";
