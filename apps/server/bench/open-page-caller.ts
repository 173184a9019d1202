// Somebody who looks at pages, and the ids that those are about.
import { allEndpoints, type EndpointName } from '@kinfold/contract/all-endpoints'
import { operators } from '@kinfold/personas/operators/operators'
import type pg from 'pg'
import { measured, type Subject } from './growing-pages.ts'
import { tokenOf } from './sign-in.ts'

type Ids = Partial<Record<Subject, string | undefined>>

export type Looked = { readonly path: string; readonly token: string }
export type PageCaller = (name: EndpointName, query: string) => Looked | undefined

/** A member with both wallets and a portfolio, such as a copy of one who has. */
export async function openMember(
  port: number,
  client: pg.Client,
  email: string,
): Promise<PageCaller> {
  const token = tokenOf(email)
  const [own] = (
    await client.query<Ids>(
      `SELECT l.id AS wallet, p.id AS portfolio,
              (SELECT id FROM payment WHERE member_id = a.id AND status = 'succeeded' ORDER BY created_at DESC, id LIMIT 1) AS payment
         FROM account a JOIN portfolio p ON p.member_id = a.id AND p.status = 'active'
         JOIN wallet l ON l.member_id = a.id AND l.currency = p.currency
        WHERE a.email_key = $1 ORDER BY p.currency <> 'NGN', p.matures_on DESC NULLS FIRST, p.id LIMIT 1`,
      [email],
    )
  ).rows
  const ids: Ids = {
    ...own,
    line: await firstOf(
      port,
      token,
      `/wallet/transactions?wallet_id=${own?.wallet}&status=completed`,
    ),
    movement: await firstOf(port, token, `/portfolio/movements/${own?.portfolio}`),
  }
  return callerOf(ids, () => token)
}

/** The desk: each call by somebody who may make it, about what the demo club has of it. */
export async function openDesk(client: pg.Client): Promise<PageCaller> {
  const { rows } = await client.query<Ids>(deskIds)
  const tokens = {
    reviewer: tokenOf(operators.zainab.email),
    other: tokenOf(operators.uche.email),
  }
  return callerOf(rows[0] ?? {}, access => (access === 'reviewer' ? tokens.reviewer : tokens.other))
}

// Of the demo club's own people, who are the same in a small club and in a large one.
const demo = `(SELECT m.id FROM member m JOIN account a ON a.id = m.id
                WHERE a.email_key NOT LIKE 'crowd-%' AND a.email_key NOT LIKE 'busy-%')`
const deskIds = `
  SELECT (SELECT id FROM kyc_case WHERE member_id IN ${demo} AND status = 'submitted' ORDER BY id LIMIT 1) AS "case",
         (SELECT id FROM account WHERE email_key LIKE 'dayo@%') AS member,
         (SELECT l.id FROM wallet l JOIN account a ON a.id = l.member_id
           WHERE a.email_key LIKE 'dayo@%' AND l.currency = 'NGN') AS wallet,
         (SELECT id FROM payment WHERE member_id IN ${demo} AND gateway = 'bank' ORDER BY id LIMIT 1) AS transfer,
         (SELECT id FROM unmatched_money WHERE state = 'open' AND bank_reference NOT LIKE '% crowd %' ORDER BY id LIMIT 1) AS unmatched,
         (SELECT l.id FROM statement_line l JOIN bank_statement s ON s.id = l.statement_id
           WHERE l.state = 'open' AND s.file_name NOT LIKE 'crowd %' ORDER BY l.id LIMIT 1) AS "statementLine",
         (SELECT w.id FROM withdrawal w JOIN wallet l ON l.id = w.wallet_id
           WHERE l.member_id IN ${demo} AND w.status = 'pending' ORDER BY w.id LIMIT 1) AS withdrawal,
         (SELECT b.id FROM payout_batch b JOIN withdrawal w ON w.batch_id = b.id JOIN wallet l ON l.id = w.wallet_id
           WHERE l.member_id IN ${demo} AND b.status = 'released' ORDER BY b.id LIMIT 1) AS batch,
         (SELECT id FROM returns_run WHERE status = 'posted' ORDER BY portfolios DESC, period DESC, id LIMIT 1) AS run`

function callerOf(ids: Ids, tokenFor: (access: string) => string): PageCaller {
  const year = String(new Date().getUTCFullYear())
  return (name, query) => {
    const { path, access } = allEndpoints[name]
    const id = ids[measured[name]?.of ?? 'wallet']
    const asked = query
      .replace('{wallet}', ids.wallet ?? '')
      .replace('{portfolio}', ids.portfolio ?? '')
      .replaceAll('{year}', year)
    if (path.includes(':') && id === undefined) return undefined
    const address = path.replace(/:\w+/, encodeURIComponent(id ?? ''))
    return { path: asked === '' ? address : `${address}?${asked}`, token: tokenFor(access) }
  }
}

async function firstOf(port: number, token: string, path: string): Promise<string | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body: unknown = await answer.json()
  const [first]: unknown[] = Reflect.get(Object(body), 'items') ?? []
  const id: unknown = Reflect.get(Object(first), 'id')
  return typeof id === 'string' ? id : undefined
}
