-- Whether the database belongs to a sandbox or to a live club: written once, and never changed.
CREATE TABLE "club_mode" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mode" text NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_mode_only_row" CHECK (only_row),
	CONSTRAINT "club_mode_known" CHECK (mode IN ('sandbox', 'live'))
);

CREATE FUNCTION keep_club_mode() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the mode of a club never changes';
END $$;
CREATE TRIGGER never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON club_mode
  FOR EACH STATEMENT EXECUTE FUNCTION keep_club_mode();

-- One row that the readiness probe writes again and again: a database may read well and take no write.
CREATE TABLE "write_probe" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "write_probe_only_row" CHECK (only_row)
);
