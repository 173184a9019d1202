import { demoClubKeys } from '@kinfold/personas/clubs/demo-club-of'
import { demoClubs } from '@kinfold/personas/clubs/demo-clubs'
import { operatorKeys } from '@kinfold/personas/operators/operators'
import { personKeys } from '@kinfold/personas/people/person'
import type { Preview } from '@storybook/react-vite'
import { themes } from '../modes.ts'

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

/** What a reviewer may change about a page; a link with `&globals=persona:bola;theme:dark` shows the same to another. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: themes.map(value => ({ value, title: capital(value) })),
    },
  },
  club: {
    description: 'Whose product it is: name, mark, colours, links and the order of currencies',
    toolbar: {
      icon: 'home',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Kinfold' },
        ...demoClubKeys.map(value => ({ value, title: demoClubs[value].settings.CLUB_NAME })),
      ],
    },
  },
  persona: {
    description: 'Whose page it is: their answers instead of those of the story',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'As the story says' },
        ...personKeys.map(value => ({ value, title: capital(value), right: 'member' })),
        ...operatorKeys.map(value => ({ value, title: capital(value), right: 'desk' })),
      ],
    },
  },
  amounts: {
    description: 'Amounts, shown or hidden from who stands beside',
    toolbar: {
      icon: 'eye',
      items: [
        { value: 'shown', title: 'Amounts shown' },
        { value: 'hidden', title: 'Amounts hidden' },
      ],
    },
  },
  letters: {
    description: 'The size of letters that the reader’s browser is set to',
    toolbar: {
      icon: 'paragraph',
      items: [
        { value: 'usual', title: 'Letters as usual' },
        { value: 'double', title: 'Letters at 200 %' },
      ],
    },
  },
  colours: {
    description: 'Colours of the reader instead of the club’s',
    toolbar: {
      icon: 'paintbrush',
      items: [
        { value: 'own', title: 'Colours of the club' },
        { value: 'forced', title: 'Forced colours, imitated' },
      ],
    },
  },
  network: {
    description: 'How long answers take',
    toolbar: {
      icon: 'timer',
      items: [
        { value: 'quick', title: 'Network as usual' },
        { value: 'slow', title: 'Every answer after 3 seconds' },
      ],
    },
  },
  words: {
    description: 'The language of the parts’ own words; Arabic is read from the right',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'english', title: 'Words: English' },
        { value: 'pseudo', title: 'Words: pseudo' },
        { value: 'arabic', title: 'Words: العربية' },
      ],
    },
  },
  direction: {
    description: 'Which way is read',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
}
