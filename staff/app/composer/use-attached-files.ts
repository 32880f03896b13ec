import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { composerWords as words } from '../../words/conversation.ts';
import { uploadLetterFile } from '../conversation/use-letters.ts';
import type { Address } from '../record/use-record.ts';

export type AttachedFile = { id: string; name: string; state: 'uploading' | 'stored' };

const mostFiles = 5;

/** Files for an answer. Each is uploaded and checked when it is chosen. */
export function useAttachedFiles(address: Address) {
  const [files, setFiles] = useState<AttachedFile[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const remove = (id: string) => setFiles((current) => current.filter((file) => file.id !== id));

  async function add(file: File) {
    const id = crypto.randomUUID();
    setFiles((current) => [...current, { id, name: file.name, state: 'uploading' }]);
    try {
      await uploadLetterFile(address, id, file);
      setFiles((current) => current.map((one) => (one.id === id ? { ...one, state: 'stored' } : one)));
    } catch (error) {
      remove(id);
      setProblems((current) => [...current, `${file.name}: ${describeFailure(error)}`]);
    }
  }

  return {
    files,
    problems,
    isUploading: files.some(({ state }) => state === 'uploading'),
    add: async (chosen: File[]) => {
      const room = mostFiles - files.length;
      setProblems(chosen.length > room ? [words.tooManyFiles] : []);
      for (const file of chosen.slice(0, room)) await add(file);
    },
    remove,
    clear: () => {
      setFiles([]);
      setProblems([]);
    },
  };
}
