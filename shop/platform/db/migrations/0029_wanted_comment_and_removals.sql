CREATE TABLE "basket_removals" (
	"visitor_id" integer PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "comment_prompt" text DEFAULT '' NOT NULL;