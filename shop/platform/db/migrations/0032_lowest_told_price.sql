-- Lists sort and filter by the lowest price that is told, with what must be answered; earlier rows were written without it.
UPDATE products t SET min_price = l.lowest
FROM (
	SELECT s.product_id, coalesce(min(CASE WHEN s.gratis THEN 0 ELSE s.price + coalesce((
		SELECT sum((SELECT min((v ->> 'surcharge')::int) FROM jsonb_array_elements(q -> 'values') v))
		FROM jsonb_array_elements(p.configurator) q WHERE (q ->> 'required')::boolean), 0) END) FILTER (WHERE NOT s.phone_price), 0)::int AS lowest
	FROM sizes s JOIN products p ON p.id = s.product_id
	GROUP BY s.product_id
) l
WHERE t.id = l.product_id AND t.min_price <> l.lowest;
