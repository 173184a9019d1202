import { array, enums, number, object, optional, string } from 'superstruct'

export const LoadSettings = object({
  url: optional(string()),
  dataFolder: string(),
  fileSystemModule: optional(string()),
  startParameters: optional(array(string())),
  journal: string(),
  name: string(),
  callers: number(),
  members: number(),
  // Plants the bug of answering before the commit.
  plant: optional(enums(['acknowledged-early'])),
})
