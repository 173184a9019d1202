import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

/** The committed pictures: what the product is meant to look like. */
export const acceptedPictures = path.join(projectFolder, '.storybook/pictures')

/** What the last run saw that was different, with a page that shows it. */
export const pictureReport = path.join(projectFolder, '.kinfold/pictures')

export const pictureSheets = path.join(projectFolder, '.kinfold/sheets')
