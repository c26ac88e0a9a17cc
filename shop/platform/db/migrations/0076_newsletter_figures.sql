ALTER TABLE "newsletters" ADD COLUMN "letters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "written" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "leavers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE newsletters n SET letters = l.letters, waiting = l.waiting, written = l.written, sent = l.sent, failed = l.failed, skipped = l.skipped,
  leavers = l.leavers
FROM (
  SELECT newsletter_id, count(*) AS letters, count(left_at) AS leavers,
    count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'written') AS written,
    count(*) FILTER (WHERE state = 'sent') AS sent, count(*) FILTER (WHERE state = 'failed') AS failed,
    count(*) FILTER (WHERE state = 'skipped') AS skipped
  FROM newsletter_letters GROUP BY newsletter_id) l
WHERE l.newsletter_id = n.id;
