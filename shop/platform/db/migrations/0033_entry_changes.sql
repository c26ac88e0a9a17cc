DROP INDEX "opinions_email";--> statement-breakpoint
ALTER TABLE "blog_entries" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "updated_at" timestamp with time zone;