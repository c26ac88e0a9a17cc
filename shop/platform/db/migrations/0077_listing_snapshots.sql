CREATE TABLE "listing_snapshots" (
	"token" uuid PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
