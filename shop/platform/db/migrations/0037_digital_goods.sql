CREATE TABLE "digital_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"file_type" text DEFAULT '' NOT NULL,
	"content" "bytea"
);
--> statement-breakpoint
CREATE TABLE "bought_cards" (
	"card_id" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"line_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "digital" text;--> statement-breakpoint
ALTER TABLE "digital_products" ADD CONSTRAINT "digital_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_cards" ADD CONSTRAINT "bought_cards_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_cards" ADD CONSTRAINT "bought_cards_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_cards_order" ON "bought_cards" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bought_cards_line" ON "bought_cards" USING btree ("line_id");