CREATE TABLE "search_descriptions" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_descriptions_terms" ON "search_descriptions" USING gin ("terms");--> statement-breakpoint
-- Products that are there are indexed anew, by jobs of 5000 each.
INSERT INTO "jobs" ("name", "data", "created_at", "run_at")
SELECT 'reindex-products', jsonb_build_object('ids', jsonb_agg(id ORDER BY id)), now(), now()
FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 5000 AS part FROM products WHERE visible) numbered GROUP BY part;
