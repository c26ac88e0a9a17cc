-- Versions of one model may share a card: listings follow which product is one of which model.
DROP TRIGGER products_listing_update ON products;
--> statement-breakpoint
CREATE TRIGGER products_listing_update AFTER UPDATE ON products FOR EACH ROW
	WHEN ((old.id, old.name, old.producer_id, old.series_id, old.min_price, old.available, old.is_new, old.is_promotion, old.is_reduced, old.is_bestseller, old.popularity, old.visible, old.created_at, old.version_group)
		IS DISTINCT FROM (new.id, new.name, new.producer_id, new.series_id, new.min_price, new.available, new.is_new, new.is_promotion, new.is_reduced, new.is_bestseller, new.popularity, new.visible, new.created_at, new.version_group))
	EXECUTE FUNCTION note_listing_update();
