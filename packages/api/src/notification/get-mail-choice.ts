import { getMailChoice } from '@kinfold/contract/notification/get-mail-choice'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const mailChoiceKey = 'GET /notification/choice'
export const mailChoiceQuery = query(mailChoiceKey, getMailChoice)

export const useMailChoice = () => useQuery(mailChoiceQuery, {})
