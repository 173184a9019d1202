import { percentText } from '../percent/percent-text.ts'

export const fileDropWords = {
  browse: 'Choose a file',
  photo: 'Take a photo',
  drop: 'or drop it here',
  replace: 'Replace',
  stop: 'Stop',
  remove: (name: string) => `Remove ${name}`,
  tooLarge: (size: string) => `File cannot be larger than ${size}. please choose a smaller file`,
  wrongType: (endings: string[]) =>
    `Please choose a ${endings.join(', ').replace(/, ([^,]*)$/, ' or $1')} file.`,
  progress: (percent: number) => `Sending, ${percentText(percent)}`,
  shrinking: 'Making it smaller',
  madeSmaller: (now: string, before: string) => `${now}, made smaller from ${before}`,
  wait: 'One moment, please: the photo is being made smaller.',
  chosen: (name: string) => `${name} chosen`,
  chosenSmaller: (name: string, size: string) => `${name} chosen, ${size}`,
  removed: (name: string) => `${name} removed`,
  isShrinking: (name: string) => `${name}: Making it smaller`,
  sending: (name: string) => `Sending ${name}`,
  sent: (name: string) => `${name} sent`,
  notSent: (name: string) => `${name} was not sent`,
  notTaken: (name: string) => `${name} was not taken`,
}
