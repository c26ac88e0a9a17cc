CREATE TABLE "staff_browsers" (
	"token_hash" text NOT NULL,
	"staff_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_browsers_token_hash_staff_id_pk" PRIMARY KEY("token_hash","staff_id")
);
--> statement-breakpoint
ALTER TABLE "staff_browsers" ADD CONSTRAINT "staff_browsers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_browsers_staff" ON "staff_browsers" USING btree ("staff_id");