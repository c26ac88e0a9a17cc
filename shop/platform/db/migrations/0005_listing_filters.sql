DROP INDEX "product_traits_value";--> statement-breakpoint
CREATE INDEX "sizes_type" ON "sizes" USING btree ("type","product_id");--> statement-breakpoint
CREATE INDEX "product_traits_value" ON "product_traits" USING btree ("value_id","product_id");