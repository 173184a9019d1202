import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

/** The committed baseline pictures. */
export const acceptedPictures = path.join(projectFolder, '.storybook/pictures')

/** The differences of the last run, with a page that shows them. */
export const pictureReport = path.join(projectFolder, '.kinfold/pictures')

export const picturePage = path.join(pictureReport, 'index.html')

export const pictureSheets = path.join(projectFolder, '.kinfold/sheets')
