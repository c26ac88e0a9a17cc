ALTER TABLE "search_words" ADD COLUMN "spelling" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "is_thing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sizes_gtin" ON "sizes" USING btree ("gtin") WHERE gtin <> '';