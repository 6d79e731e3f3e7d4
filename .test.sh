# .test.sh LOG TESTS...: tests of branch house in the second worktree, without the lock
log=$1; shift
cd /work/wt/house-land && git reset -q --hard house && npm run -s build && timeout 900 node --import tsx --test --test-concurrency=2 "$@" > $log 2>&1; echo "exit $?" >> $log
