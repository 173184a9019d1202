-- What is different from the terms before, for members to read before they accept; unknown for those published so far.
ALTER TABLE "terms" ADD COLUMN "changes" text;