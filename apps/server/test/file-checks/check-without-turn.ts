// The machine is too busy to let the program go on.
process.kill(process.pid, 'SIGSTOP')
