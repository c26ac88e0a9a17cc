CREATE INDEX "products_price" ON "products" USING btree ("min_price","id");--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name" collate "pl-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_new" ON "products" USING btree ("popularity" DESC NULLS LAST,"id") WHERE is_new and visible;--> statement-breakpoint
CREATE INDEX "products_promotion" ON "products" USING btree ("popularity" DESC NULLS LAST,"id") WHERE is_promotion and visible;--> statement-breakpoint
CREATE INDEX "products_bestseller" ON "products" USING btree ("popularity" DESC NULLS LAST,"id") WHERE is_bestseller and visible;--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("id") WHERE not visible;