import { getStatementLine } from '@kinfold/contract/operator/statement/get-statement-line'
import { listStatementLines } from '@kinfold/contract/operator/statement/list-statement-lines'
import { listStatementMappings } from '@kinfold/contract/operator/statement/list-statement-mappings'
import { listStatements } from '@kinfold/contract/operator/statement/list-statements'
import { matchStatementLine } from '@kinfold/contract/operator/statement/match-statement-line'
import { setStatementMapping } from '@kinfold/contract/operator/statement/set-statement-mapping'
import { unmatchStatementLine } from '@kinfold/contract/operator/statement/unmatch-statement-line'
import { uploadStatement as uploadStatementCall } from '@kinfold/contract/operator/statement/upload-statement'
import { type Route, signedInRoute, uploadRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { getLine } from './get-line.ts'
import { matchLine } from './match-line.ts'
import { readLines } from './read-lines.ts'
import { readMappings } from './read-mappings.ts'
import { readStatements } from './read-statements.ts'
import { setMapping } from './set-mapping.ts'
import { unmatchLine } from './unmatch-line.ts'
import { uploadStatement } from './upload-statement.ts'

export function statementRoutes(services: Services): readonly Route[] {
  const { db } = services
  return [
    signedInRoute(listStatements, ({ query }) => readStatements(db, query)),
    uploadRoute(uploadStatementCall, call => uploadStatement(services, call)),
    signedInRoute(listStatementMappings, async () => ({ items: await readMappings(db) })),
    operatorRoute(services, setStatementMapping, call => setMapping(services, call)),
    signedInRoute(listStatementLines, ({ query }) => readLines(db, query)),
    signedInRoute(getStatementLine, call => getLine(services, call)),
    operatorRoute(services, matchStatementLine, call => matchLine(services, call)),
    operatorRoute(services, unmatchStatementLine, call => unmatchLine(services, call)),
  ]
}
