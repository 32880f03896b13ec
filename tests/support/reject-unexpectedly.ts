// Preloaded into a server: at SIGUSR2 something rejects that nobody awaits.
process.on('SIGUSR2', () => {
  void Promise.reject(new Error('Ada Lovelace wrote this'));
});
