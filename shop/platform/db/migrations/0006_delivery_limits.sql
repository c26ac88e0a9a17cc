CREATE TABLE "closed_days" (
	"day" text PRIMARY KEY NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "express_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"basket_only" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "max_weight" integer;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "max_worth" integer;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "max_on_delivery" integer;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "needs_point" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "countries" text[] DEFAULT '{PL}' NOT NULL;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;