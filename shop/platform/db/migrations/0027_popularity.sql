ALTER TABLE "popular_queries" ADD COLUMN "weight" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "popular_queries" ADD COLUMN "counted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What was offered so far was chosen by hand: it stays on offer until shoppers have had their say.
UPDATE "popular_queries" SET "weight" = 101 - least("position", 100);--> statement-breakpoint
ALTER TABLE "popular_queries" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "popular_queries" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "popular_queries" ADD PRIMARY KEY ("text");--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Nothing counted popularity before: what stands there was given, and is kept.
UPDATE "products" SET "sold_elsewhere" = "popularity" WHERE "popularity" > 0;--> statement-breakpoint
CREATE INDEX "products_promotion_end" ON "products" USING btree ("promotion_until") WHERE promotion_until is not null;
