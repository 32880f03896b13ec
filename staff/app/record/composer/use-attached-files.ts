import { useState } from 'react';
import { describeFailure } from '../../../api/describe-failure.ts';
import { composerWords as words } from '../../../words/conversation.ts';
import { uploadLetterFile } from '../conversation/use-letters.ts';
import type { Address } from '../ui/use-record.ts';
import { chooseFiles } from './choose-files.ts';

export type AttachedFile = { id: string; name: string; size: number; state: 'uploading' | 'stored' };

/** Files for an answer. Each is uploaded and checked when it is chosen. */
export function useAttachedFiles(address: Address) {
  const [files, setFiles] = useState<AttachedFile[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const remove = (id: string) => setFiles((current) => current.filter((file) => file.id !== id));

  async function add(file: File) {
    const id = crypto.randomUUID();
    setFiles((current) => [...current, { id, name: file.name, size: file.size, state: 'uploading' }]);
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
      const { fitting, problem } = chooseFiles(files, chosen);
      setProblems(problem ? [words.fileLimits[problem]] : []);
      for (const file of fitting) await add(file);
    },
    remove,
    clear: () => {
      setFiles([]);
      setProblems([]);
    },
  };
}
