ALTER TABLE "portfolio" ADD COLUMN "goal_minor" bigint;
ALTER TABLE "portfolio" ADD COLUMN "goal_by" date;
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_goal_whole" CHECK ((goal_minor IS NULL) = (goal_by IS NULL));
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_goal_above_zero" CHECK (goal_minor > 0);