ALTER TABLE "visitors" ADD COLUMN "by_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "voucher_consent_at" timestamp with time zone;