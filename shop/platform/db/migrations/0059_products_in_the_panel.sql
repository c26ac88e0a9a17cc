CREATE TABLE "product_drafts" (
	"product_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"opened" jsonb NOT NULL,
	"version" integer NOT NULL,
	"typed" jsonb NOT NULL,
	"preview_key" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_drafts_product_id_staff_id_pk" PRIMARY KEY("product_id","staff_id"),
	CONSTRAINT "product_drafts_previewKey_unique" UNIQUE("preview_key")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_code_start" ON "products" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "sizes_code" ON "sizes" USING btree ("code" text_pattern_ops) WHERE code <> '';