/**
 * SQL: how many members there are whose address is proven and who have not left, of those that match; `m` is a member.
 * Those who are there are counted in an index, and the few of them whose address isn't proven taken off again.
 */
export const countOfMembers = (matching: string) => `
  ((SELECT count(*) FROM member m WHERE m.closed_at IS NULL AND ${matching})
   - (SELECT count(*) FROM account a JOIN member m ON m.id = a.id
       WHERE a.email_verified_at IS NULL AND m.closed_at IS NULL AND ${matching}))::int`
