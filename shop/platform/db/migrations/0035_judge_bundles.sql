-- A bundle is on sale with all its parts, a collection with any; earlier rows were written by their own sizes alone. The
-- search puts what is on sale first and reads those that turned anew.
WITH turned AS (
	UPDATE products SET available = NOT available
	WHERE type IN ('product_bundle', 'product_collection') AND available <> (
		EXISTS (SELECT 1 FROM sizes s WHERE s.product_id = products.id
			AND (s.status = 'order' OR (s.status = 'enable' AND s.stock <> 0)))
		AND coalesce((
			SELECT CASE products.type WHEN 'product_collection' THEN bool_or(there) ELSE bool_and(there) END
			FROM (
				SELECT EXISTS (
					SELECT 1 FROM products v JOIN sizes s ON s.product_id = v.id
					WHERE v.visible AND (v.id = p.id OR (b.chooses_version AND v.version_group = p.version_group))
						AND ((s.status = 'order' AND s.stock = 0)
							OR (s.status <> 'disable' AND (s.stock < 0 OR s.stock >= b.quantity)))
				) AS there
				FROM bundle_parts b JOIN products p ON p.id = b.part_product_id
				WHERE b.product_id = products.id
			) parts
		), true)
	)
	RETURNING id
)
INSERT INTO jobs (name, data, created_at, run_at)
SELECT 'reindex-products', jsonb_build_object('ids', jsonb_agg(id)), now(), now() FROM turned HAVING count(*) > 0;
