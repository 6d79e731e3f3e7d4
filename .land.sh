# .land.sh TESTS...: lands branch house from the second worktree
cd /work/wt/house-land && git reset -q --hard house && timeout 1500 /work/wt/tools/land.sh "$@" 2>&1 | grep -E "landed|not ok|rror|✖" | tail -20
