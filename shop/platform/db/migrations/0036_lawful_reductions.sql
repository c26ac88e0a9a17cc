DROP INDEX "products_promotion";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_reduced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_promotion" ON "products" USING btree ("popularity" DESC NULLS LAST,"id") WHERE is_promotion and is_reduced and visible;--> statement-breakpoint
-- A price raised within a reduction began a reduction of its own; until now the earlier one went on.
UPDATE sizes s SET reduced_since = h.last
FROM (SELECT size_id, max(since) AS last FROM price_history GROUP BY size_id) h
WHERE h.size_id = s.id AND s.regular_price > s.price AND s.reduced_since < h.last;
--> statement-breakpoint
UPDATE products SET is_reduced = true
WHERE id IN (
	SELECT s.product_id FROM sizes s
	WHERE s.regular_price > s.price AND NOT s.phone_price AND NOT s.gratis
		AND coalesce((
			SELECT min(h.price) FROM price_history h
			WHERE h.size_id = s.id AND h.since < s.reduced_since AND h.since >= coalesce((
				SELECT max(e.since) FROM price_history e
				WHERE e.size_id = s.id AND e.since <= s.reduced_since - make_interval(hours => 720)), '-infinity')
		), s.regular_price) > s.price
);
--> statement-breakpoint
DROP TRIGGER products_listing_update ON products;
--> statement-breakpoint
CREATE TRIGGER products_listing_update AFTER UPDATE ON products FOR EACH ROW
	WHEN ((old.id, old.name, old.producer_id, old.series_id, old.min_price, old.available, old.is_new, old.is_promotion, old.is_reduced, old.is_bestseller, old.popularity, old.visible, old.created_at)
		IS DISTINCT FROM (new.id, new.name, new.producer_id, new.series_id, new.min_price, new.available, new.is_new, new.is_promotion, new.is_reduced, new.is_bestseller, new.popularity, new.visible, new.created_at))
	EXECUTE FUNCTION note_listing_update();
