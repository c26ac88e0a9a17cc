DROP TABLE "order_lookups" CASCADE;--> statement-breakpoint
DROP TABLE "card_failures" CASCADE;