import { answerRequests } from '../../lib/answer-requests.ts';
import { encodePicture, prepareEncoder } from './encode-picture.ts';
import type { PictureRequest, PictureResult } from './encode-upload.ts';

prepareEncoder();
answerRequests(({ bytes, shape }: PictureRequest): Promise<PictureResult> => encodePicture(bytes, shape));
