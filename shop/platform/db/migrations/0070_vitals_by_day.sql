CREATE TABLE "vital_days" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vital_days_day_page_vital_bucket_pk" PRIMARY KEY("day","page","vital","bucket")
);
